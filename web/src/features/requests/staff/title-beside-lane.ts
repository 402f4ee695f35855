/** What a request's title says besides its lane, which stands before it already. */
type Titled = { title: string; origin_city: string; destination_city: string }

export const laneOf = ({ origin_city, destination_city }: Omit<Titled, 'title'>) =>
  `${origin_city} – ${destination_city}`

export function titleBesideLane(request: Titled): string {
  const { title } = request
  const lane = laneOf(request)
  if (title === lane) return ''
  if (title.startsWith(`${lane}, `)) return title.slice(lane.length + 2)
  if (!title.endsWith(`: ${lane}`)) return title
  const way = title.slice(0, -lane.length - 2)
  // The drawing says that it goes by sea.
  return way.match(/^Deniz, .*\((FCL|LCL)\)$/)?.[1] ?? way
}
