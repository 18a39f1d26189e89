/** Where an arrow key leads. */
export type Way = 'up' | 'right' | 'down' | 'left';
