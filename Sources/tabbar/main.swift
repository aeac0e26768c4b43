print("tabbar")
