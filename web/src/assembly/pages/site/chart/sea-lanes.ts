/** Where the ports lie and which way ships take between them: longitude and latitude, degrees. */
import type { Port } from '#assembly/pages/site/lanes.ts'

type Point = readonly [longitude: number, latitude: number]

export const ports: Record<Port, Point> = {
  Hamburg: [9.9, 53.6],
  Rotterdam: [4.1, 52],
  Anvers: [4.2, 51.3],
  Felixstowe: [1.4, 51.95],
  Barselona: [2.2, 41.35],
  Napoli: [14.25, 40.8],
  Şanghay: [121.7, 31.2],
  Ningbo: [121.9, 29.9],
  Xingang: [117.8, 38.95],
  Singapur: [103.8, 1.25],
  Busan: [129, 35.1],
  'New York': [-74, 40.6],
  İstanbul: [28.7, 40.95],
  İzmir: [26.9, 38.45],
  Mersin: [34.6, 36.75],
}

/** Stretches that several lanes share. Every lane that uses one passes the same points, so it is drawn once. */
const channel: Point[] = [
  [1.5, 51.05],
  [-1.5, 50.1],
  [-5.9, 48.9],
  [-9.8, 43.6],
  [-9.9, 37.6],
]
const gibraltar: Point[] = [
  [-6.6, 35.95],
  [-5.4, 36],
]
const westernSea: Point[] = [
  [-1.8, 36.4],
  [4, 37.7],
]
const sicilyStrait: Point[] = [
  [8.9, 38.1],
  [11.3, 37.2],
  [14.8, 36],
  [20.3, 35.9],
]
const cythera: Point = [23.1, 36.15]
const aegean: Point[] = [
  [24.9, 37.7],
  [25.3, 38.75],
]
const straits: Point[] = [
  [25.7, 39.8],
  [27.6, 40.6],
]
const toMersinFromWest: Point[] = [
  [24.2, 34.4],
  [29.2, 35],
  [32.2, 35.9],
]
const suez: Point[] = [
  [98.3, 5],
  [93.8, 6.1],
  [80.5, 5.5],
  [66, 10.2],
  [53, 13.6],
  [46.5, 12.2],
  [43.2, 12.8],
  [40, 17.6],
  [36, 24.8],
  [33.1, 28.3],
  [32.4, 31.8],
]
const malacca: Point[] = [
  [104.3, 1.4],
  [101.6, 2.5],
]
const southChinaSea: Point[] = [
  [120.6, 25.6],
  [117.2, 21.2],
  [112.6, 14.5],
  [108.6, 7.4],
]
const yellowSea: Point = [123, 29.2]
const toAegeanFromSouth: Point[] = [
  [28, 35.1],
  [26.4, 36.7],
]
const toMersinFromSouth: Point[] = [
  [34.6, 34.2],
  [35.2, 35.6],
]

const northEurope = [...channel, ...gibraltar, ...westernSea, ...sicilyStrait]
const asia = [...southChinaSea, ...malacca, ...suez]

/** The points between departure and arrival. */
export const waysFrom: Record<string, Point[]> = {
  Hamburg: [[7.6, 54.1], [3.4, 52.6], ...northEurope, cythera, ...aegean],
  Rotterdam: [[2.9, 52], ...northEurope, cythera, ...aegean, ...straits],
  Anvers: [[3, 51.5], ...northEurope, cythera, ...aegean, ...straits],
  Felixstowe: [[1.9, 51.7], ...northEurope, ...toMersinFromWest],
  Barselona: [[4.8, 39.2], ...sicilyStrait, cythera, ...aegean, ...straits],
  Napoli: [[14.4, 39.6], [15.9, 38.1], [16.6, 37.2], [20.3, 35.9], cythera, ...aegean],
  Şanghay: [[122.6, 30.7], yellowSea, ...asia, ...toAegeanFromSouth, ...aegean, ...straits],
  Ningbo: [[122.4, 29.7], yellowSea, ...asia, ...toAegeanFromSouth, ...aegean],
  Xingang: [[120.4, 38.5], [122.9, 37.6], [123.4, 34], yellowSea, ...asia, ...toMersinFromSouth],
  Singapur: [...malacca, ...suez, ...toAegeanFromSouth, ...aegean, ...straits],
  Busan: [[127, 33.2], yellowSea, ...asia, ...toMersinFromSouth],
  'New York': [
    [-69, 40.1],
    [-50, 42],
    [-30, 40],
    [-14, 36.9],
    ...gibraltar,
    ...westernSea,
    ...sicilyStrait,
    cythera,
    ...aegean,
    ...straits,
  ],
}
