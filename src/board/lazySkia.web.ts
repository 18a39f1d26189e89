import { LoadSkiaWeb } from '@shopify/react-native-skia/lib/module/web';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/**
 * A component that draws with Skia, loaded when it is first shown. In the browser Skia itself (8 MB) comes first, from our
 * own server; a module that imports Skia must not even be evaluated before.
 */
export function lazySkia<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    await LoadSkiaWeb({ locateFile: (file: string) => `/${file}` });
    return load();
  });
}
