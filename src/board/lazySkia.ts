import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** A component that draws with Skia, loaded when it is first shown. On devices Skia is there from the start. */
export function lazySkia<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(load);
}
