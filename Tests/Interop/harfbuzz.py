"""Shapes text with HarfBuzz, straight from Debian's libharfbuzz0b; Python needs nothing but its own library.

Used by title_advances.py and check_titles.py, which say how to run them.
"""
import ctypes
import unicodedata
from functools import lru_cache

INTER = "/usr/share/fonts/opentype/inter/Inter-%s.otf"
NOTO = "/usr/share/fonts/truetype/noto/NotoSans%s-Regular.ttf"


class Info(ctypes.Structure):
    _fields_ = [("glyph", ctypes.c_uint32), ("mask", ctypes.c_uint32), ("cluster", ctypes.c_uint32),
                ("private", ctypes.c_uint32 * 2)]


class Position(ctypes.Structure):
    _fields_ = [("x_advance", ctypes.c_int32), ("y_advance", ctypes.c_int32), ("x_offset", ctypes.c_int32),
                ("y_offset", ctypes.c_int32), ("private", ctypes.c_uint32)]


class Feature(ctypes.Structure):
    _fields_ = [("tag", ctypes.c_uint32), ("value", ctypes.c_uint32), ("start", ctypes.c_uint),
                ("end", ctypes.c_uint)]


def library():
    try:
        found = ctypes.CDLL("libharfbuzz.so.0")
    except OSError as error:
        raise SystemExit(f"HarfBuzz is missing (Debian: libharfbuzz0b): {error}")
    pointer, number = ctypes.c_void_p, ctypes.c_uint
    for name, result, arguments in [
        ("hb_version_string", ctypes.c_char_p, []),
        ("hb_blob_create_from_file", pointer, [ctypes.c_char_p]),
        ("hb_blob_get_length", number, [pointer]),
        ("hb_face_create", pointer, [pointer, number]),
        ("hb_face_get_upem", number, [pointer]),
        ("hb_font_create", pointer, [pointer]),
        ("hb_font_get_nominal_glyph", ctypes.c_int, [pointer, ctypes.c_uint32, ctypes.POINTER(ctypes.c_uint32)]),
        ("hb_buffer_create", pointer, []),
        ("hb_buffer_clear_contents", None, [pointer]),
        ("hb_buffer_add_utf8", None, [pointer, ctypes.c_char_p, ctypes.c_int, number, ctypes.c_int]),
        ("hb_buffer_guess_segment_properties", None, [pointer]),
        ("hb_shape", None, [pointer, pointer, ctypes.POINTER(Feature), number]),
        ("hb_buffer_get_glyph_infos", ctypes.POINTER(Info), [pointer, ctypes.POINTER(number)]),
        ("hb_buffer_get_glyph_positions", ctypes.POINTER(Position), [pointer, ctypes.POINTER(number)]),
    ]:
        function = getattr(found, name)
        function.restype, function.argtypes = result, arguments
    return found


hb = library()
buffer = hb.hb_buffer_create()
NO_KERNING = Feature(int.from_bytes(b"kern", "big"), 0, 0, 0xFFFFFFFF)


class Font:
    def __init__(self, path):
        blob = hb.hb_blob_create_from_file(path.encode())
        if hb.hb_blob_get_length(blob) == 0:
            raise SystemExit(f"the font {path} is missing (Debian: fonts-inter, fonts-noto-core)")
        face = hb.hb_face_create(blob, 0)
        self.upem = hb.hb_face_get_upem(face)
        self.font = hb.hb_font_create(face)

    def has(self, scalar):
        return bool(hb.hb_font_get_nominal_glyph(self.font, scalar, ctypes.byref(ctypes.c_uint32())))

    def shape(self, text, kerning=True):
        """The glyphs of `text` as pairs of the glyph and its advance in em."""
        hb.hb_buffer_clear_contents(buffer)
        data = text.encode()
        hb.hb_buffer_add_utf8(buffer, data, len(data), 0, -1)
        hb.hb_buffer_guess_segment_properties(buffer)
        hb.hb_shape(self.font, buffer, None if kerning else ctypes.byref(NO_KERNING), 0 if kerning else 1)
        count = ctypes.c_uint()
        infos = hb.hb_buffer_get_glyph_infos(buffer, ctypes.byref(count))
        positions = hb.hb_buffer_get_glyph_positions(buffer, ctypes.byref(count))
        return [(infos[i].glyph, positions[i].x_advance / self.upem) for i in range(count.value)]

    def width(self, text, kerning=True):
        return sum(advance for _, advance in self.shape(text, kerning))


@lru_cache(maxsize=None)
def font(path):
    return Font(path)


def version():
    return hb.hb_version_string().decode()


def is_mark(character):
    return unicodedata.category(character) in ("Mn", "Cf")
