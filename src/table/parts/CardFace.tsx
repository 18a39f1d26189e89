import { Text, View, type ViewStyle } from 'react-native';

import { Picture } from '@/ui/drawing/Picture';
import { useTheme } from '@/ui/look/theme';
import { FACES } from '@/ui/text/type';

import { CARDS, type CardId } from '../art/cards';
import { CARD_RATIO } from '../art/layout';
import { cardBoxes } from '../art/paint';
import { STUDIOS, isContrast } from '../art/palette';
import { cardThemeOf, printFor, useCardPicture } from '../art/pictures';
import { plateFor } from '../art/plates';
import { Glyph } from './Glyph';

/** A card as a picture without a voice. Until its print is ready it shows its colours and its mark. */
export function CardFace({ id, width, style }: { id: CardId; width: number; style?: ViewStyle }) {
  const theme = useTheme();
  const address = useCardPicture(id, width);
  const card = cardThemeOf(theme);
  const plate = plateFor(card, CARDS[id].plate);
  const { paper, edge } = STUDIOS[card];
  const mark = CARDS[id].mark;
  const margin = width * 0.044;
  return (
    <View
      aria-hidden
      importantForAccessibility="no-hide-descendants"
      style={[
        {
          width,
          height: width * CARD_RATIO,
          borderRadius: width * 0.08,
          backgroundColor: paper,
          boxShadow: isContrast(card) ? undefined : '0 1px 3px rgba(40, 25, 8, 0.28)',
          overflow: 'hidden',
          pointerEvents: 'none',
        },
        style,
      ]}
    >
      <View
        // Under the picture too: a picture that is not decoded yet would leave a white card in the air.
        style={{
          position: 'absolute',
          inset: margin,
          borderRadius: width * 0.046,
          borderWidth: isContrast(card) ? 1 : 0,
          borderColor: edge,
          backgroundColor: plate.mid,
          alignItems: 'center',
          justifyContent: 'center',
        }}
      >
        {mark !== null && address === null && (
          <Glyph name={mark} size={width * 0.5} color={isContrast(card) ? plate.key : STUDIOS.day.paper} />
        )}
      </View>
      {address !== null && (
        <Picture source={{ uri: address }} style={{ width: '100%', height: '100%' }} accessible={false} alt="" />
      )}
      {address !== null && <Points id={id} width={width} />}
    </View>
  );
}

/** Large cards leave their seal for a number in our own face; small ones count in pips of their own. */
function Points({ id, width }: { id: CardId; width: number }) {
  const card = cardThemeOf(useTheme());
  const print = printFor(width);
  const { points } = CARDS[id];
  const seal = cardBoxes(id, { theme: card, width: print.width, pixelRatio: print.ratio, hasTitle: false }).points;
  if (points === 0 || seal === null) return null;
  const scale = width / print.width;
  const size = seal.radius * scale * 1.35;
  return (
    <Text
      allowFontScaling={false}
      style={{
        position: 'absolute',
        left: (seal.x - seal.radius) * scale,
        top: seal.y * scale - size / 2,
        width: seal.radius * scale * 2,
        textAlign: 'center',
        fontFamily: FACES.extrabold,
        fontSize: size,
        lineHeight: size,
        color: plateFor(card, CARDS[id].plate).key,
      }}
    >
      {String(points)}
    </Text>
  );
}
