/** CPU time of other processes as the kernel counts it: unlike a clock it hardly depends on what else the machine does. Linux only. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** In ms, with all the children of the process, those that have ended included; undefined where the system does not tell. */
export function cpuTimeOf(pid: number): number | undefined {
  const known = readAll()
  const family = (id: number): number => {
    const own = known.get(id)
    if (!own) return 0
    const children = [...known].filter(([, { parent }]) => parent === id)
    return own.ticks + children.reduce((sum, [child]) => sum + family(child), 0)
  }
  return known.has(pid) ? family(pid) * msPerTick : undefined
}

/** Of the server whose socket is in the folder. */
export function postgresPid(socketFolder: string): number {
  return Number(readFileSync(join(socketFolder, 'postmaster.pid'), 'utf8').split('\n', 1)[0])
}

/** Everywhere on Linux. */
const msPerTick = 10

function readAll(): Map<number, { parent: number; ticks: number }> {
  const found = new Map<number, { parent: number; ticks: number }>()
  for (const name of process.platform === 'linux' ? readdirSync('/proc') : []) {
    if (!/^\d+$/.test(name)) continue
    try {
      // The name of the program may hold blanks and brackets, so what is counted begins behind its last one.
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
      const fields = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number)
      const [, parent = 0] = fields
      // Of the process itself and of its children that have ended: user, system.
      const ticks = fields.slice(11, 15).reduce((sum, one) => sum + one, 0)
      found.set(Number(name), { parent, ticks })
    } catch {
      // It has ended meanwhile.
    }
  }
  return found
}
