import type { RuleTexts } from '../types';
import type { classic as source } from '../en/classic';

export const classic = {
  aim: {
    title: 'De qué se trata',
    text: 'Loseta a loseta crece un terreno sobre la mesa: ciudades, caminos, monasterios y los campos entre ellos. Los seguidores que se ponen en él dan puntos, unos durante la partida y otros solo al final. Gana quien tenga más tras el recuento final.',
  },
  setup: {
    title: 'Antes de la primera loseta',
    text: 'Pueden jugar de {from} a {to} personas. La loseta inicial queda abierta en la mesa; las otras {others} se barajan y esperan boca abajo. Cada persona elige un color, toma {followers} seguidores y empieza sin puntos. En el juego impreso hay un seguidor más de cada color que solo marca los puntos y nunca se pone; aquí los cuenta la mesa.',
  },
  turn: {
    title: 'Un turno',
    text: 'Robe una loseta y colóquela. Después puede poner en ella un seguidor. Luego puntúa todo lo que la loseta cerró, y los seguidores de allí vuelven a casa. El turno pasa en el sentido del reloj.',
  },
  placing: {
    title: 'Los lados deben coincidir',
    text: 'La loseta nueva toca el terreno con al menos un lado, y cada lado que toca debe continuar: ciudad con ciudad, camino con camino, campo con campo. El monasterio no necesita nada al lado.',
  },
  corners: {
    title: 'Una esquina no basta',
    text: 'Una loseta que solo toca el terreno con una esquina no toca nada. Hace falta un lado entero en común con una loseta ya colocada.',
  },
  'fits-nowhere': {
    title: 'Una loseta que no encaja',
    text: 'Sale del juego y usted roba otra. Si la pila se acaba así, la partida ha llegado a su fin.',
  },
  claiming: {
    title: 'Poner un seguidor',
    text: 'Puede poner un seguidor de su reserva en la loseta que acaba de colocar, nunca en una anterior. Usted elige dónde: caballero en la ciudad, viajero en el camino, monje en el monasterio, o granjero acostado en el campo.',
  },
  occupied: {
    title: 'Lo ocupado no admite otro',
    text: 'Donde ya hay un seguidor de alguien no entra un segundo, ni siquiera propio, por muchas losetas que haya hasta él. Lo que cuenta es si las partes están unidas en ese momento.',
  },
  supply: {
    title: 'Sin seguidores en la reserva',
    text: 'Quien no tiene ningún seguidor en casa coloca solo la loseta. Los seguidores vuelven cuando se cierra aquello en lo que están; los granjeros, nunca. Se empieza con {followers} seguidores por persona.',
  },
  'claim-and-score': {
    title: 'Ir y volver en el mismo turno',
    text: 'El seguidor se pone antes de puntuar. Por eso puede cerrar un camino, una ciudad o un monasterio con la loseta, poner allí un seguidor, llevarse los puntos y recuperarlo enseguida.',
  },
  road: {
    title: 'Un camino cerrado',
    text: 'Un camino está cerrado cuando sus dos extremos acaban en un cruce, una ciudad o un monasterio, o cuando vuelve sobre sí mismo. Vale 1 punto por loseta.',
  },
  'road-tiles': {
    title: 'Se cuentan losetas, no tramos',
    text: 'Un camino que pasa dos veces por la misma loseta cuenta esa loseta una vez. Lo mismo vale para las losetas de una ciudad.',
  },
  city: {
    title: 'Una ciudad cerrada',
    text: 'Una ciudad está cerrada cuando la muralla la rodea por completo y no queda ningún hueco dentro. Vale 2 puntos por loseta, incluso una pequeña de dos losetas.',
  },
  pennant: {
    title: 'Escudos',
    text: 'Cada escudo de una ciudad cerrada suma 2 puntos. En una ciudad que quedó abierta al final suma solo 1.',
  },
  monastery: {
    title: 'Un monasterio rodeado',
    text: 'Un monasterio está cerrado cuando las ocho casillas de alrededor tienen loseta. Vale 9 puntos, uno por cada una de las nueve. Quien tapa el último hueco no tiene por qué ser su dueño.',
  },
  returning: {
    title: 'De vuelta a casa',
    text: 'Cuando un camino, una ciudad o un monasterio ha puntuado, todos los seguidores que había vuelven a sus dueños, también los que no dieron nada. Desde el turno siguiente pueden salir otra vez.',
  },
  several: {
    title: 'Dos cosas a la vez',
    text: 'Una loseta que cierra varias cosas puntúa cada una por separado. Dos ciudades distintas cerradas por la misma loseta son dos recuentos, con dos mayorías.',
  },
  joining: {
    title: 'Cómo se juntan varios seguidores',
    text: 'Nadie puede entrar en una ciudad ocupada. Pero dos ciudades con un seguidor cada una pueden crecer hasta que una loseta las une, y entonces ambos están en la misma. Con caminos y campos pasa igual.',
  },
  majority: {
    title: 'Quien tiene más se lo lleva todo',
    text: 'Quien tiene más seguidores en lo que puntúa se lleva todos los puntos. Los demás que estén allí no reciben nada, por poco que les faltara, y donde no hay seguidores nadie recibe nada.',
  },
  ties: {
    title: 'En caso de empate',
    text: 'Si varias personas tienen allí el mismo número de seguidores, y nadie tiene más, cada una recibe los puntos enteros.',
  },
  farmers: {
    title: 'Los granjeros se quedan',
    text: 'Un granjero sigue acostado en el campo hasta que acaba la partida. Antes los campos no dan nada; es un seguidor menos hasta el final.',
  },
  'field-borders': {
    title: 'Dónde acaba un campo',
    text: 'Un campo es todo el verde que está unido. Lo limitan los caminos, las ciudades y el borde del terreno, y dos campos que solo se tocan en una esquina siguen separados.',
  },
  end: {
    title: 'El final',
    text: 'La partida acaba tras el turno en que se coloca la última loseta. Lo que esta cierra puntúa como siempre; después viene el recuento final.',
  },
  unfinished: {
    title: 'Lo que quedó abierto',
    text: 'Un camino abierto da 1 punto por loseta, una ciudad abierta 1 por loseta y 1 por escudo, un monasterio 1 por sí mismo y 1 por cada loseta de alrededor. Quien tiene allí más seguidores se lo lleva todo, como siempre.',
  },
  'field-scoring': {
    title: 'Cuánto vale un campo',
    text: 'Al final, cada campo paga 3 puntos por cada ciudad cerrada que linda con él, grande o pequeña. Se los lleva quien tiene más granjeros en el campo; en caso de empate, todos enteros. Las ciudades abiertas no pagan nada.',
  },
  'field-shared-city': {
    title: 'Una ciudad, muchos campos',
    text: 'Una ciudad cerrada que linda con varios campos paga a cada uno. Así, la misma ciudad puede alimentar al dueño del campo grande y al del pequeño que tiene al lado.',
  },
  winner: {
    title: 'Quién gana',
    text: 'Gana quien tiene más puntos. Si hay empate, la victoria se comparte.',
  },
  tiles: {
    title: 'Todas las losetas',
    text: 'Hay {tiles} losetas de {designs} tipos. Una de las cuatro con borde de ciudad y camino recto empieza el terreno.',
  },
  summary: {
    title: 'Todo en una pantalla',
    text: 'Qué da puntos, ahora y al final.',
  },
  followers: {
    title: 'Opción: menos seguidores',
    text: 'Se puede jugar con {fewest} a {most} seguidores por persona; lo normal son {usual}. Con menos, cada decisión pesa más.',
  },
  fields: {
    title: 'Opción: sin campos',
    text: 'Se puede jugar sin granjeros: nadie se acuesta en los campos, y los campos no dan nada al final. Es una buena forma de empezar.',
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
