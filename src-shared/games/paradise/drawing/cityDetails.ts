export const avenueSpacing = 26;
export const streetSpacing = 15;

/** The race course: an oval and its grandstand. */
export const raceCourse = { x: 128, y: 112, rx: 66, ry: 36, stand: [96, 62, 64, 9] as const };
