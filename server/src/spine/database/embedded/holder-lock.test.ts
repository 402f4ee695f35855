/** One Kervan at a time on a cluster, held by a session lock. */
import { expect, test } from 'vitest'
import { ClusterHeldError, holdCluster } from '#spine/database/embedded/holder-lock.ts'
import {
  ask,
  killAndWait,
  preparedFolder,
  readReport,
  spawnStart,
  startHere,
} from '#spine/database/embedded/testing/scratch-cluster.ts'

test('a second holder is refused with the name of the first, and let in when the first is killed', async () => {
  const folder = await preparedFolder()
  const first = spawnStart(folder, 'hold')
  await readReport(first)
  const cluster = await startHere(folder)
  expect(cluster.adopted).toBe(true)

  const refusal = await holdCluster({ socketFolder: cluster.socketFolder, folder }).catch(
    (error: unknown) => error,
  )
  expect(refusal).toBeInstanceOf(ClusterHeldError)
  if (!(refusal instanceof ClusterHeldError)) return
  expect(refusal.holder.pid).toBe(first.pid)
  expect(Date.now() - Date.parse(refusal.holder.since)).toBeLessThan(60_000)
  expect(refusal.message).toContain(`process ${first.pid}`)

  await killAndWait(first)
  const hold = await holdCluster({ socketFolder: cluster.socketFolder, folder })
  await hold.release()
  await hold.release()
})

test('a lost connection is reported, a released one is not', async () => {
  const folder = await preparedFolder()
  const { socketFolder } = await startHere(folder)
  const released = await holdCluster({ socketFolder, folder })
  await released.release()
  const held = await holdCluster({ socketFolder, folder })
  await ask(
    socketFolder,
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'kervan pid=%'`,
  )
  const winner = await Promise.race([held.lost.then(() => 'held'), released.lost.then(() => 'released')])
  expect(winner).toBe('held')
})
