import type { RuleTexts } from '../types';
import type { hunters as source } from '../en/hunters';

export const hunters = {
  aim: {
    title: 'De qué se trata',
    text: 'Loseta a loseta crece una tierra salvaje: bosques, ríos y praderas llenas de caza. Su tribu recolecta, pesca y caza, y sus chozas cuidan de las aguas. Bosques y ríos dan puntos durante la partida, chozas y praderas al final. Gana quien tenga más.',
  },
  setup: {
    title: 'Antes de la primera loseta',
    text: 'Pueden jugar de {from} a {to} personas. La loseta del volcán queda abierta en la mesa y no hace nada más. Las otras {others} se barajan, y aparte también las {bonus} losetas extra. Cada persona tiene {members} miembros de la tribu y {huts} chozas. En el juego impreso un miembro más marca los puntos y nunca se pone; aquí los cuenta la mesa.',
  },
  turn: {
    title: 'Un turno',
    text: 'Robe una loseta y colóquela. Puede poner en ella un miembro de la tribu o una choza. Después puntúan los bosques y ríos que cerró, y si había oro en el bosque se coloca enseguida una loseta extra. El turno pasa en el sentido del reloj.',
  },
  placing: {
    title: 'Los lados deben coincidir',
    text: 'La loseta nueva toca el terreno con al menos un lado, nunca solo con una esquina. En cada lado que toca, bosque sigue a bosque, río a río, pradera a pradera.',
  },
  'fits-nowhere': {
    title: 'Una loseta que no encaja',
    text: 'Sale del juego y usted roba otra. Con las losetas extra pasa lo mismo.',
  },
  claiming: {
    title: 'Poner un miembro de la tribu',
    text: 'En la loseta que acaba de colocar puede poner una pieza: recolector en el bosque, pescador en el río, cazador acostado en la pradera, o choza junto al agua. La pieza sale de su reserva.',
  },
  'one-piece': {
    title: 'Una pieza por loseta',
    text: 'Un miembro de la tribu o una choza, nunca ambos. La loseta extra es otra loseta y puede recibir su propia pieza.',
  },
  occupied: {
    title: 'Lo ocupado no admite otro',
    text: 'Un bosque, río o pradera donde ya hay un miembro de cualquier tribu no admite a un segundo, por lejos que esté el primero. Lo que cuenta es si las partes están unidas ahora.',
  },
  supply: {
    title: 'Nadie en la reserva',
    text: 'Quien no tiene piezas en casa coloca solo la loseta y sigue puntuando lo que se cierra. Recolectores y pescadores vuelven; cazadores y chozas, nunca.',
  },
  huts: {
    title: 'Las chozas y sus aguas',
    text: 'La choza está en un río o un lago y cuida de todo el sistema: todos los ríos y lagos unidos. Un lago no termina el sistema; sí lo terminan un manantial y el borde del terreno. Un sistema con choza no admite otra, y las chozas solo cuentan al final.',
  },
  'huts-and-fishers': {
    title: 'Chozas y pescadores no se estorban',
    text: 'La choza puede ir donde hay pescadores, y el pescador donde hay una choza. El pescador está en el río; un lago solo admite choza.',
  },
  parts: {
    title: 'Se cuentan partes, no losetas',
    text: 'Bosques y ríos se cuentan por partes. Una loseta con dos partes del mismo bosque cuenta dos veces.',
  },
  forest: {
    title: 'Un bosque cerrado',
    text: 'Un bosque está cerrado cuando praderas o ríos lo rodean y nada de él queda abierto. Vale 2 puntos por parte para quien tiene allí más recolectores.',
  },
  mushrooms: {
    title: 'Setas',
    text: 'Cada grupo de setas de un bosque cerrado suma 2 puntos. Crecen en las losetas extra.',
  },
  river: {
    title: 'Un río cerrado',
    text: 'Un río está cerrado cuando cada extremo es un lago o un manantial, o cuando forma un anillo. Vale 1 punto por parte y 1 por cada pez de los lagos de sus extremos.',
  },
  lakes: {
    title: 'Un lago termina el río',
    text: 'Los ríos que se encuentran en un lago, sean dos o tres, son ríos distintos, cada uno con sus pescadores; para las chozas son un solo sistema. Los peces de ese lago cuentan para cada río, pero una sola vez para el que empieza y acaba en él.',
  },
  returning: {
    title: 'De vuelta a casa',
    text: 'Cuando un bosque o un río ha puntuado, sus recolectores o pescadores vuelven a sus dueños, también los que no dieron nada. Desde la loseta siguiente pueden salir otra vez.',
  },
  'claim-and-score': {
    title: 'Ir y volver en el mismo turno',
    text: 'La pieza se pone antes de puntuar. Por eso un recolector puede entrar en el bosque que se acaba de cerrar, puntuar y volver enseguida. Con una loseta extra eso puede pasar dos veces en un turno.',
  },
  majority: {
    title: 'Quien tiene más se lo lleva todo',
    text: 'Quien tiene más recolectores en un bosque, pescadores en un río o cazadores en una pradera se lleva todos los puntos. En caso de empate, todos los reciben enteros. Donde no hay nadie, nadie recibe nada.',
  },
  joining: {
    title: 'Cómo se juntan varios',
    text: 'Nadie puede entrar en un bosque ocupado. Pero dos bosques con un recolector cada uno pueden crecer hasta que una loseta los une. Ríos y praderas se juntan del mismo modo.',
  },
  gold: {
    title: 'El oro da una loseta extra',
    text: 'Quien coloca la loseta que cierra un bosque con oro roba una loseta extra, después de puntuar. No importa de quién era el bosque, ni si era de alguien. Por mucho oro y muchos bosques que haya, es una sola.',
  },
  'bonus-tile': {
    title: 'Colocar la loseta extra',
    text: 'Se coloca enseguida por las reglas de siempre, puede recibir su propia pieza, y puntúa lo que cierre. Desde entonces es una loseta como las demás.',
  },
  'bonus-chain': {
    title: 'Una loseta extra no trae otra',
    text: 'Una loseta extra que cierra un bosque con oro puntúa, pero no da otra más. Cuando se acaban las losetas extra, el oro ya no trae nada.',
  },
  'bonus-kinds': {
    title: 'Las losetas extra',
    text: 'Traen lo que falta en las demás: setas, uros, un fuego y las piedras sagradas, y bosques, ríos y praderas más ricos.',
  },
  hunters: {
    title: 'Los cazadores se quedan',
    text: 'Un cazador sigue acostado en la pradera hasta que acaba la partida. Antes las praderas no dan nada.',
  },
  'meadow-borders': {
    title: 'Dónde acaba una pradera',
    text: 'Una pradera es todo el terreno abierto que está unido. La limitan los bosques, los ríos y el borde del terreno.',
  },
  end: {
    title: 'El final',
    text: 'La partida acaba tras el turno de la última loseta, con la loseta extra que haya podido dar. Los bosques y ríos abiertos no dan nada.',
  },
  'hut-scoring': {
    title: 'Cuánto valen las chozas',
    text: 'Cada sistema de aguas, cerrado o no, paga 1 punto por pez a quien tiene más chozas en él. En caso de empate, todos los reciben enteros.',
  },
  'meadow-scoring': {
    title: 'Cuánto vale una pradera',
    text: 'Cada pradera, cerrada o no, paga 2 puntos por cada ciervo, mamut y uro a quien tiene más cazadores en ella. En caso de empate, todos los reciben enteros.',
  },
  tigers: {
    title: 'Tigres y ciervos',
    text: 'Cada tigre dientes de sable de la pradera ahuyenta a un ciervo, que ya no cuenta para nadie. A mamuts y uros no les importa. Los tigres que sobran no restan nada.',
  },
  fire: {
    title: 'Fuego',
    text: 'El fuego echa a todos los tigres de su pradera, y entonces cuentan todos los ciervos.',
  },
  shrine: {
    title: 'Las piedras sagradas',
    text: 'Quien tiene un cazador en la propia pradera de las piedras sagradas, en esa loseta, puntúa toda la pradera sin compartirla, por muchos cazadores que tengan los demás en ella.',
  },
  winner: {
    title: 'Quién gana',
    text: 'Gana quien tiene más puntos. Si hay empate, la victoria se comparte.',
  },
  tiles: {
    title: 'Todas las losetas',
    text: 'Hay {tiles} losetas, la del volcán entre ellas, casi todas distintas.',
  },
  summary: {
    title: 'Todo en una pantalla',
    text: 'Qué da puntos, ahora y al final.',
  },
  'start-player': {
    title: 'Quién empieza',
    text: 'Al preparar la mesa se elige quién empieza, o se deja al azar. Después los turnos siguen el sentido del reloj.',
  },
  glossary: {
    title: 'Glosario',
    text: 'Las palabras de este juego, y cómo las llaman otros.',
  },
} satisfies RuleTexts<typeof source>;
