import type { RuleTexts } from '../types';
import type { settlers as source } from '../en/settlers';

export const settlers = {
  aim: {
    title: 'De qué se trata',
    text: 'Con cartas de cinco clases construye ante usted caminos, caballeros, aldeas, ciudades y ampliaciones. Caminos y caballeros pueden cambiar de manos; lo demás es suyo para siempre. Quien llega a {target} puntos en su propio turno gana de inmediato.',
  },
  setup: {
    title: 'Antes del primer turno',
    text: 'Pueden jugar de {from} a {to} personas. Cada persona empieza con una aldea, un camino por el lado A y tres cartas en la mano: un punto. Cinco cartas abiertas son el mercado. Al lado está el destino con las flechas blancas; entre dos se juega sin él.',
  },
  stacks: {
    title: 'Cuántas cartas hay',
    text: 'Las pilas dependen del número de personas. Con cinco y seis se añaden todas las materias primas de una segunda caja, pero solo algunas de sus cartas de construcción.',
  },
  turn: {
    title: 'Un turno',
    text: 'Tres pasos, siempre en este orden: comerciar, construir, robar. Los dos primeros pueden omitirse; el último, no. Empieza quien está en el primer lugar, y los turnos siguen el sentido del reloj.',
  },
  hidden: {
    title: 'Qué está oculto',
    text: 'Nadie ve las manos de los demás, el orden del mazo ni el lado de ciudad de una aldea. Todo lo demás está a la vista.',
  },
  allowance: {
    title: 'Cuánto se puede intercambiar',
    text: 'Cada camino suyo por el lado A permite intercambiar una carta por turno. Se cuenta una vez, al empezar el turno. Los caminos por el lado B no sirven para esto, sino que dan puntos: de tres caminos, cuentan dos.',
  },
  'without-road': {
    title: 'Sin camino',
    text: 'Quien no tiene ningún camino por el lado A puede intercambiar una carta, pero solo con el mazo.',
  },
  'trade-market': {
    title: 'Comerciar con el mercado',
    text: 'Tome una o más de las cartas abiertas, tantas como aún pueda intercambiar, y devuelva después otras tantas. Puede devolver también una que acaba de tomar.',
  },
  'trade-pile': {
    title: 'Comerciar con el mazo',
    text: 'Descarte primero una o más cartas, tantas como aún pueda intercambiar, y robe después otras tantas del mazo, sin verlas.',
  },
  'trade-player': {
    title: 'Comerciar con alguien',
    text: 'Robe a ciegas una o más cartas de la mano de otra persona, mire lo que vino y devuelva otras tantas. Puede devolver también lo que acaba de tomar. Nadie puede negarse.',
  },
  'trade-partners': {
    title: 'Carta a carta',
    text: 'Cada carta se puede intercambiar con alguien distinto: una con el mercado, otra con un rival, otra con el mazo.',
  },
  costs: {
    title: 'Cuánto cuesta',
    text: 'El precio va de su mano a los descartes, y lo construido queda ante usted.',
  },
  'once-a-turn': {
    title: 'Cada clase una vez por turno',
    text: 'En un turno puede construir un camino, un caballero, una aldea, una ciudad y una ampliación, en cualquier orden. La aldea recién construida ya puede convertirse en la ciudad.',
  },
  'three-for-one': {
    title: 'Tres por una',
    text: 'Tres cartas iguales valen por una carta del precio que no tiene, tantas veces como quiera. Pero la carta del precio que sí tiene hay que pagarla.',
  },
  road: {
    title: 'Caminos',
    text: 'El primer camino va por el lado A, el segundo por el B, y así sucesivamente. El lado A sirve para comerciar; cada lado B es un punto. Es decir, uno de cada dos caminos es un punto.',
  },
  knight: {
    title: 'Caballeros',
    text: 'Los caballeros alternan igual. Cada uno por el lado A da una carta más al final del turno; cada uno por el lado B es un punto.',
  },
  settlement: {
    title: 'Aldeas',
    text: 'Una aldea vale 1 punto. Al construirla puede girar el destino, si quiere. Cuando la pila se agota no se construyen más.',
  },
  city: {
    title: 'Ciudades',
    text: 'Una ciudad es una de sus aldeas dada la vuelta: 2 puntos en lugar de 1. En su reverso espera un suceso que ocurre al momento. Antes nadie sabe cuál es.',
  },
  expansion: {
    title: 'Ampliaciones',
    text: 'Una ampliación cubre una de sus ciudades, cuyos 2 puntos dejan de contar. Vale 3 puntos, o 4 el ayuntamiento, y tiene un poder que actúa desde entonces. De cada nombre solo se puede tener una.',
  },
  'empty-stack': {
    title: 'Cuando la pila se agota',
    text: 'Los caminos y caballeros aún se pueden construir: se paga el precio y se toma la carta de arriba de otra persona. Se gira por el lado que encaja en su fila. Si nadie tiene una que se pueda tomar, no se puede construir.',
  },
  destiny: {
    title: 'El destino',
    text: 'Sus flechas dicen hacia qué lado se busca el camino o caballero que se toma: las blancas en el sentido del reloj, las negras al revés. El orden de los turnos nunca cambia. Entre dos no hay destino.',
  },
  'theft-path': {
    title: 'De quién se toma la carta',
    text: 'Mire desde su sitio en la dirección del destino. La primera persona que tiene una de esas cartas sin proteger pierde la de arriba; quien no tiene ninguna no cuenta.',
  },
  'aimed-theft': {
    title: 'Elegir a quién',
    text: 'Una aldea construida antes puede girar el destino, y el camino o caballero que se construya después en el mismo turno viene del otro lado.',
  },
  protection: {
    title: 'Qué está protegido',
    text: 'La iglesia protege el primer caballero de su dueño, la ciudadela los tres primeros caminos. Lo que hay encima se puede tomar.',
  },
  'robber-attack': {
    title: 'Asalto',
    text: 'Quien tiene más de {safe} cartas descarta hasta quedarse con {safe} y elige cuáles. Empieza quien construyó, que ya ha pagado la ciudad, y se sigue en el sentido del reloj. Después el destino debe girar; entre dos no hay destino que girar.',
  },
  'market-day': {
    title: 'Día de mercado',
    text: 'Las cinco cartas del mercado se descartan, y cinco nuevas ocupan su lugar.',
  },
  library: {
    title: 'Biblioteca',
    text: 'Una vez por turno, al comerciar con alguien, puede ver su mano y elegir la carta en lugar de robarla a ciegas. Las demás cartas de esa mano se roban a ciegas.',
  },
  church: {
    title: 'Iglesia',
    text: 'Su primer caballero no se puede tomar.',
  },
  citadel: {
    title: 'Ciudadela',
    text: 'Sus tres primeros caminos no se pueden tomar.',
  },
  'town-hall': {
    title: 'Ayuntamiento',
    text: 'Vale 4 puntos y cuesta dos minerales más que las demás ampliaciones. No tiene poder.',
  },
  university: {
    title: 'Universidad',
    text: 'Una vez por turno puede ahorrarse una carta de un precio. Se quita del precio antes de contar el tres por una, y no sirve para construir la propia universidad.',
  },
  'merchant-guild': {
    title: 'Gremio de mercaderes',
    text: 'Una vez por turno, al comerciar o al construir, puede tomar a ciegas una carta de alguien que tenga al menos tantos puntos como usted.',
  },
  drawing: {
    title: 'Robar cartas',
    text: 'Al final del turno se roban {draw} cartas, y una más por cada caballero por el lado A. La mano no tiene límite.',
  },
  'empty-pile': {
    title: 'El mazo se agota',
    text: 'Los descartes se barajan y son el nuevo mazo. Si tampoco hay descartes, se deja de robar.',
  },
  points: {
    title: 'Puntos',
    text: 'Aldea 1, ciudad 2, ampliación 3, ayuntamiento 4; uno de cada dos caminos y de cada dos caballeros, 1.',
  },
  winning: {
    title: 'Ganar',
    text: 'Quien tiene {target} puntos en su propio turno, tras construir, gana en ese momento. La ciudad que gana muestra su suceso, pero ya no ocurre.',
  },
  summary: {
    title: 'Todo en una pantalla',
    text: 'Qué cuesta cada cosa, y qué da.',
  },
  events: {
    title: 'Opción: los sucesos de las ciudades',
    text: 'Desde cuatro personas puede haber diez asaltos y cinco días de mercado, u once y cuatro: las ediciones del juego difieren. Con menos no hay nada que elegir.',
  },
  'city-build': {
    title: 'Opción: aldea y ciudad',
    text: 'Normalmente en un turno caben una aldea y una ciudad. Con «una de las dos» cuentan como la misma clase, y solo cabe una.',
  },
  target: {
    title: 'Opción: puntos para ganar',
    text: 'Ocho para una partida corta, diez como siempre, doce para una larga.',
  },
  glossary: {
    title: 'Glosario',
    text: 'Las palabras de este juego, y cómo las llaman otros.',
  },
} satisfies RuleTexts<typeof source>;
