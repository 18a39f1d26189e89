/** Phones press by touch or by their own keyboard handling; only browsers need help with the space bar. */
export const spaceKey: object = {};
