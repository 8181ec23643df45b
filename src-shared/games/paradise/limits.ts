/**
 * Bounds of the lists in orders and reports. They keep input finite; no gang reaches them, since the program's own
 * gangs write the same orders, and a longer list could not be shown.
 */
export const mostPeople = 5_000;
export const mostVehicles = 5_000;
export const mostOfficials = 2_000;

/** The latest month that an order can name: 800 years. */
export const farthestMonth = 9_999;
