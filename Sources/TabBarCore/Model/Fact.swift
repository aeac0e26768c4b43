import CTabBarTables

/// A number from outside, with its source: a row of `facts.inc`.
package enum Fact: Int, CaseIterable {
  case dockedCompactCapacity, dockedRegularCapacity, dockedRegularIcon, dockedCompactIcon, dockedCentredWidth,
    dockedCentredSpacing, dockedButtonMargin, dockedButtonTop, dockedIconCentre, dockedTitleCentreUntil12,
    dockedTitleCentreSince13
  case itemInlineGap, itemInlineGapOnFourInch, itemStackedGap, itemStackedTitleHeight, itemInlineTitleHeight,
    itemLineHeight, itemTitleMargin, itemBadgeHeight, itemBadgePadding, itemLeastBadge, itemMostBadge,
    itemBadgeMargin
  case dockedHeightSince12, dockedHeight, dockedCompactHeight, dockedHeightUntil10, dockedHeightOnPad11,
    dockedHomeIndicator
  case floatingHeight, floatingContentHeight, floatingCapsuleHeight, floatingInset, floatingPadding,
    floatingOverlap, floatingOverlapOfFour, floatingBadgeReach, floatingMostCovered, floatingFewItemWidth,
    floatingFewItemPitch, floatingSideItemWidth, floatingSeparation, floatingAccessoryHeight,
    floatingAccessoryGap, floatingMinimizedSize, floatingLeastSidebar, floatingIcon
  case sideWidth, sideInset, sideEnds, sidePitch, sideItemWidth, sideItemHeight, sideSeparation, sideIcon
  case stripAddedSafeArea, stripPadding, stripTitleMargin, stripIcon, stripIconMargin, stripGreatestWidth,
    stripGreatestTitle, stripSideMargin, stripPageButton, stripTop, stripHeight, stripTopOfGlass,
    stripHeightOfGlass
  case carAudioCapacity, carCapacity, carHeight, carIcon, carGreatestItem, carBaseline, carAscent
  case ornamentPitch, ornamentKnown, ornamentWidth, ornamentPadding, ornamentIcon, ornamentTitleMargin
  case televisionTop, televisionHeight, televisionCapacity, televisionLogoWidth, televisionLogoHeight,
    televisionTitleMargin, televisionIcon
  case mostTightening

  private var row: tb_fact { tb_facts()[rawValue] }

  /// What it is the number of, in a few words.
  package var name: String { String(cString: row.name) }
  /// A length in points, or a count.
  package var value: Double { row.value }
  package var source: String { String(cString: row.source) }
  /// How far it can be trusted. A low one is shown as an estimate.
  package var confidence: Confidence { Confidence(row.confidence) }

  /// The estimate that this fact makes of the numbers computed from it, or `nil` if it adds no doubt. One of low
  /// confidence has one.
  package var estimate: Estimate? { Estimate(rawValue: row.estimate) }
}
