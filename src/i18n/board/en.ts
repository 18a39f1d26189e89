/** The board and the play screen of the three tile games. */
export const board = {
  board: 'Board',
};
