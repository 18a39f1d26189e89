export { HandOver } from './HandOver';
export { usePrivacy } from './privacy';
export { Story, type StoryCard } from './Story';
