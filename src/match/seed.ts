export { mixSeed } from '@/core/hash';
