/** Writes a small city database in MaxMind's format: IPv4 networks and what is known of them. */

type Value = string | number | { [key: string]: Value } | readonly Value[]
export type CityNetwork = { network: string; country: string; names: Record<string, string> }

const [utf8, uint32, map, array] = [2, 6, 7, 11]
const marker = Buffer.concat([Buffer.from([0xab, 0xcd, 0xef]), Buffer.from('MaxMind.com')])
const gap = Buffer.alloc(16)

export function cityDatabase(networks: readonly CityNetwork[], type = 'Test-City'): Buffer {
  const records = networks.map(({ country, names }) =>
    encode({ city: { names }, country: { iso_code: country } }),
  )
  const offsets = records.map((_, index) =>
    records.slice(0, index).reduce((sum, { length }) => sum + length, 0),
  )
  const nodes: [Branch, Branch][] = [[null, null]]
  networks.forEach(({ network }, index) => {
    plant(nodes, network, offsets[index] ?? 0)
  })
  const tree = Buffer.concat(nodes.map((node) => Buffer.concat(node.map((to) => record(to, nodes.length)))))
  const metadata = encode({
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 1_700_000_000,
    database_type: type,
    description: { en: 'Made by a test' },
    ip_version: 4,
    languages: ['en'],
    node_count: nodes.length,
    record_size: 24,
  })
  return Buffer.concat([tree, gap, ...records, marker, metadata])
}

/** To another node, to a record, or to nothing. */
type Branch = { node: number } | { data: number } | null

function plant(nodes: [Branch, Branch][], network: string, data: number): void {
  const [address = '', length = '32'] = network.split('/')
  const bits = address
    .split('.')
    .map((part) => Number(part).toString(2).padStart(8, '0'))
    .join('')
    .slice(0, Number(length))
  let at = 0
  for (const [depth, bit] of [...bits].entries()) {
    const node = nodes[at] as [Branch, Branch]
    const side = bit === '1' ? 1 : 0
    if (depth === bits.length - 1) node[side] = { data }
    else {
      const next = node[side]
      if (next && 'node' in next) at = next.node
      else {
        nodes.push([null, null])
        at = nodes.length - 1
        node[side] = { node: at }
      }
    }
  }
}

function record(to: Branch, count: number): Buffer {
  const value = to === null ? count : 'node' in to ? to.node : count + gap.length + to.data
  return Buffer.from([value >> 16, (value >> 8) & 255, value & 255])
}

function encode(value: Value): Buffer {
  if (typeof value === 'string') {
    const bytes = Buffer.from(value)
    return Buffer.concat([control(utf8, bytes.length), bytes])
  }
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(4)
    bytes.writeUInt32BE(value)
    return Buffer.concat([control(uint32, 4), bytes])
  }
  if (Array.isArray(value)) return Buffer.concat([control(array, value.length), ...value.map(encode)])
  const entries = Object.entries(value as Record<string, Value>)
  return Buffer.concat([
    control(map, entries.length),
    ...entries.flatMap(([key, each]) => [encode(key), encode(each)]),
  ])
}

/** Of short values only: up to 284. Types above 7 have a byte of their own. */
function control(type: number, size: number): Buffer {
  const [short, rest] = size < 29 ? [size, []] : [29, [size - 29]]
  return type > 7 ? Buffer.from([short, type - 7, ...rest]) : Buffer.from([(type << 5) | short, ...rest])
}
