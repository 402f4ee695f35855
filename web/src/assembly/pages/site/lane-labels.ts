/** Where the names of the ports stand on the chart. */
import type { Port } from '#assembly/pages/site/lanes.ts'

/** How far a name is from its point, and on which side of it; neighbours too close to each other share one line of names. */
export type Label = readonly [right: number, down: number, side?: 'start' | 'end' | 'middle', names?: string]
export type Labels = Partial<Record<Port, Label>>

export const wideLabels: Labels = {
  Hamburg: [10, 1],
  Rotterdam: [10, 4],
  Anvers: [9, 17],
  Felixstowe: [-9, 0, 'end'],
  Barselona: [-12, -11, 'middle'],
  Napoli: [6, -10, 'middle'],
  İstanbul: [2, -13],
  İzmir: [-13, 1, 'end'],
  Mersin: [12, 2],
  Xingang: [-10, 4, 'end'],
  Busan: [10, 4],
  Şanghay: [-10, 0, 'end'],
  Ningbo: [-10, 13, 'end'],
  Singapur: [10, 9],
  'New York': [0, -13, 'middle'],
}
export const narrowLabels: Labels = {
  Hamburg: [14, -6],
  Felixstowe: [30, 17, 'start', 'Felixstowe, Rotterdam, Anvers'],
  Barselona: [-2, -14, 'middle'],
  Napoli: [-3, -16],
  İstanbul: [0, -19],
  İzmir: [10, 54, 'end'],
  Mersin: [18, 8],
  Xingang: [-14, 2, 'end'],
  Busan: [30, -24, 'end'],
  Şanghay: [-16, 12, 'end', 'Şanghay, Ningbo'],
  Singapur: [16, 16],
}
