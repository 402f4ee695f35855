/** A request's title without its lane, which is shown before it. */
type Titled = { title: string; origin_city: string; destination_city: string }

export const laneOf = ({ origin_city, destination_city }: Omit<Titled, 'title'>) =>
  `${origin_city} – ${destination_city}`

export function titleWithoutLane(request: Titled): string {
  const { title } = request
  const lane = laneOf(request)
  if (title === lane) return ''
  if (title.startsWith(`${lane}, `)) return title.slice(lane.length + 2)
  if (!title.endsWith(`: ${lane}`)) return title
  const modeName = title.slice(0, -lane.length - 2)
  // The icon already shows that it goes by sea.
  return modeName.match(/^Deniz, .*\((FCL|LCL)\)$/)?.[1] ?? modeName
}
