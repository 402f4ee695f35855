/** Distances on the globe, in kilometres. */
export type Position = { latitude: number; longitude: number }

const earthRadiusKm = 6371.0088
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The shortest way over the globe. */
export function greatCircleKm(from: Position, to: Position): number {
  const [a, b] = [radians(from.latitude), radians(to.latitude)]
  const across = radians(to.longitude - from.longitude)
  const half = Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(across / 2) ** 2
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(half)))
}
