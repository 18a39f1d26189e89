import type { RuleTexts } from '../types';
import type { solo as source } from '../en/solo';

export const solo = {
  aim: {
    title: 'De qué se trata',
    text: 'Usted lleva {colours} colores por un mismo terreno, turno a turno. Al final solo cuenta el color que va último, así que todos deben avanzar juntos.',
  },
  setup: {
    title: 'Antes de la primera loseta',
    text: 'Cada color tiene su propia pila, de {piles} losetas, y {followers} seguidores. En el marcador los colores empiezan con {starts} puntos, para que uno vaya último desde el principio. La loseta inicial ya está en la mesa.',
  },
  turn: {
    title: 'Un turno',
    text: 'El color al que le toca roba de su pila y coloca la loseta. Debe poner en ella un seguidor siempre que pueda. Después puntúa lo que se cerró, y sigue el color siguiente.',
  },
  placing: {
    title: 'Colocar una loseta',
    text: 'Como en Murallas y Campos: cada lado que toca debe coincidir, y una esquina no basta.',
  },
  'fits-nowhere': {
    title: 'Una loseta que no encaja',
    text: 'Sale del juego, y el color roba la siguiente de su pila. Un color con la pila vacía pierde el turno.',
  },
  'must-claim': {
    title: 'Hay que poner un seguidor',
    text: 'Si la loseta nueva tiene una ciudad, un camino o un monasterio libre, un seguidor del color al que le toca tiene que ir allí. Si hay varios libres, se elige cuál.',
  },
  'nothing-free': {
    title: 'Nada está libre',
    text: 'Si todas las ciudades, caminos y monasterios de la loseta ya están ocupados, no se pone ningún seguidor. No cuesta nada.',
  },
  'no-farmers': {
    title: 'Sin granjeros',
    text: 'Aquí nadie se acuesta en los campos, y los campos no dan nada.',
  },
  'no-follower-left': {
    title: 'Sin seguidores: es el final',
    text: 'Si hay que poner un seguidor y el color no tiene ninguno en casa, la partida acaba tras este turno, aunque queden muchas losetas en las pilas. Así se pierden casi todos los buenos terrenos: guarde un seguidor de cada color, o recupere uno a tiempo.',
  },
  'last-scores': {
    title: 'Solo puntúa el último',
    text: 'Lo que se cierra solo da puntos si un color con más seguidores allí va último en ese momento, solo o empatado: nadie tiene menos puntos. Si no, nadie recibe nada por ello.',
  },
  'tied-last': {
    title: 'Juntos en último lugar',
    text: 'Los colores empatados con menos puntos van todos últimos. Si todos tienen lo mismo, cualquiera puede puntuar.',
  },
  shared: {
    title: 'Cuando es de varios colores',
    text: 'Si varios colores tienen más seguidores en lo que se cierra, basta con que uno vaya último: entonces todos se llevan los puntos.',
  },
  unpaid: {
    title: 'Sin puntos, pero en casa',
    text: 'Lo que nadie puede puntuar también devuelve sus seguidores. A menudo eso vale más que los puntos, porque un color sin seguidores acaba la partida.',
  },
  order: {
    title: 'Varias cosas a la vez: se elige el orden',
    text: 'Puntúan una tras otra, cada una con los puntos que hay en ese momento. La primera puede hacer que otro color pase a ser el último; un buen orden paga dos o tres veces donde uno malo paga una.',
  },
  worth: {
    title: 'Cuánto vale cada cosa',
    text: 'Como en Murallas y Campos: camino cerrado, 1 punto por loseta; ciudad cerrada, 2 por loseta y 2 por escudo; monasterio rodeado, 9. Donde no hay seguidores nadie recibe nada, y lo que queda abierto no da nada al final.',
  },
  end: {
    title: 'Dos formas de acabar',
    text: 'La partida acaba tras el turno en que se colocó la última loseta, o en que hacía falta un seguidor y no quedaba ninguno.',
  },
  'final-followers': {
    title: 'Seguidores en el terreno',
    text: 'Al final, cada seguidor que sigue en el terreno vale 2 puntos, pero solo si su color va último cuando se cuenta. El orden se elige, un seguidor cada vez, para que ayuden a quien se quedó atrás.',
  },
  result: {
    title: 'Su resultado',
    text: 'El resultado es el del color con menos puntos.',
  },
  together: {
    title: 'Varias personas, un terreno',
    text: 'También puede jugar un equipo: los turnos pasan de persona a persona mientras los colores siguen su orden de siempre. Todos ganan o pierden juntos.',
  },
  tiles: {
    title: 'Todas las losetas',
    text: 'Las {tiles} losetas de Murallas y Campos.',
  },
  summary: {
    title: 'Todo en una pantalla',
    text: 'Qué da puntos, ahora y al final.',
  },
  followers: {
    title: 'Opción: seguidores por color',
    text: 'De {fewest} a {most} por color; lo normal son {usual}. Con más es más fácil; con {fewest}, difícil.',
  },
  colours: {
    title: 'Opción: un cuarto color',
    text: 'Un color más trae sus seguidores y su pila. Hay más sitio para colocar, y uno más que mantener en equilibrio.',
  },
  glossary: {
    title: 'Glosario',
    text: 'Las palabras de este juego, y cómo las llaman otros.',
  },
} satisfies RuleTexts<typeof source>;
