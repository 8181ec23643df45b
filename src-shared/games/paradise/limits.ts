/**
 * Bounds of the lists in orders and reports. They keep what is sent finite; no gang comes near them, since the program's
 * own gangs write the same orders, and a list over its bound could not be shown.
 */
export const mostPeople = 5_000;
export const mostVehicles = 5_000;
export const mostOfficials = 2_000;

/** The latest month that an order can name: 800 years. */
export const farthestMonth = 9_999;
