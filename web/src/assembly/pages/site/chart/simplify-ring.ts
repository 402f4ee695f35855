/** Leaves out the points of a coastline that nobody would miss at the size it is drawn (Visvalingam and Whyatt). */
type Point = readonly [number, number]

/** The smallest bend and the smallest island that are kept, in square pixels. */
const smallestBend = 0.9
const smallestIsland = 5

export function simplifyRing(ring: Point[]): Point[] {
  if (Math.abs(areaOf(ring)) < smallestIsland) return []
  const kept = [...ring]
  const bends = kept.map((_, position) => bendAt(kept, position))
  for (;;) {
    const least = Math.min(...bends)
    if (least >= smallestBend || kept.length < 5) return kept
    const gone = bends.indexOf(least)
    kept.splice(gone, 1)
    bends.splice(gone, 1)
    for (const neighbour of [gone - 1, gone]) {
      const position = (neighbour + kept.length) % kept.length
      bends[position] = bendAt(kept, position)
    }
  }
}

function bendAt(ring: Point[], position: number): number {
  const triangle = [ring.at(position - 1), ring[position], ring[(position + 1) % ring.length]]
  return Math.abs(areaOf(triangle.filter((point) => point !== undefined)))
}

function areaOf(ring: Point[]): number {
  return ring.reduce((sum, [x, y], position) => {
    const [nextX, nextY] = ring[(position + 1) % ring.length] ?? [x, y]
    return sum + (x * nextY - nextX * y) / 2
  }, 0)
}
