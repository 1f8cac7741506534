import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { toast } from './toast';

/**
 * A dialog whose code is loaded when it is first opened. If that fails, it closes again and a toast
 * says so.
 */
export function lazyDialog<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  return function LazyDialog(props: Props) {
    const [Dialog, setDialog] = useState(() => loaded);
    const closeWithToast = useEffectEvent(() => {
      toast.error(
        "We couldn't open this. Check your connection and try again, or reload the page.",
      );
      props.onClose();
    });
    useEffect(() => {
      if (Dialog) return;
      let isOpen = true;
      load().then(
        (component) => {
          loaded = component;
          if (isOpen) setDialog(() => component);
        },
        () => isOpen && closeWithToast(),
      );
      return () => {
        isOpen = false;
      };
    }, [Dialog]);
    return Dialog && <Dialog {...props} />;
  };
}
