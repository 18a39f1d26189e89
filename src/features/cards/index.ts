export { TablePlayScreen } from './TablePlayScreen';
