/** A drawn route as the answer gives it: in degrees as fine as a map shows. */
import type { Position } from '#places/great-circle.ts'
import type { Path } from '#places/path.ts'
import type { DrawnRoute } from '#tracking/drawn-route.ts'
import type { ShipmentRoute } from '#tracking/shipment-map.contract.ts'

const rounded = (degrees: number, digits: number): number => Math.round(degrees * 10 ** digits) / 10 ** digits
const pathAnswer = (path: Path, digits: number): number[][] =>
  path.map(({ longitude, latitude }) => [rounded(longitude, digits), rounded(latitude, digits)])

export const pointAnswer = ({ longitude, latitude }: Position) => ({
  longitude: rounded(longitude, 3),
  latitude: rounded(latitude, 3),
})

export function routeAnswer({
  legs,
  done,
  cancelled,
  present,
  stops,
}: DrawnRoute): Omit<ShipmentRoute, 'shipment_id' | 'shipment_type'> {
  return {
    legs: legs.map(({ mode, path }) => ({ mode, path: pathAnswer(path, 3) })),
    done,
    cancelled,
    present: present && { ...present, ...pointAnswer(present) },
    stops: stops.map(({ code: _, position, ...stop }) => ({
      ...stop,
      position: position && pointAnswer(position),
    })),
  }
}

/** A thin line among many, of half the points. */
export function laneAnswer(legs: DrawnRoute['legs']): number[][] {
  const points = legs.flatMap(({ path }) => pathAnswer(path, 1))
  return points.filter((_, index) => index % 2 === 0 || index === points.length - 1)
}
