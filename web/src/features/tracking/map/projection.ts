/** Mercator's map of the world, in units of a twentieth of a degree: a place further east is further right, beyond 180° too. */

export const unitsPerDegree = 20
/** Once around the world. */
export const aroundTheWorld = 360 * unitsPerDegree

export function project(longitude: number, latitude: number): readonly [x: number, y: number] {
  const northing = Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360))
  return [longitude * unitsPerDegree, -((northing * 180) / Math.PI) * unitsPerDegree]
}

/** A line through points of the drawing. */
export function linePath(points: readonly (readonly [x: number, y: number])[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${tenth(x)} ${tenth(y)}`).join('')
}
const tenth = (value: number): number => Math.round(value * 10) / 10
