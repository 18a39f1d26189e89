import { goHome } from '@/features/shell/navigation';
import { useWords } from '@/i18n';
import { Button } from '@/ui/controls/Button';
import { MessageScreen } from '@/ui/frame/MessageScreen';

export function NotFoundScreen() {
  const { t } = useWords();
  return (
    <MessageScreen testID="not-found" title={t('notFound.title')} text={t('notFound.text')}>
      <Button label={t('notFound.goHome')} icon="home" onPress={goHome} testID="go-home" />
    </MessageScreen>
  );
}
