/** One Kervan at a time on a cluster. */
import { expect, test } from 'vitest'
import { ClusterInUseError, lockCluster } from '#spine/database/embedded/cluster-lock.ts'
import {
  killAndWait,
  preparedFolder,
  queryValues,
  readReport,
  spawnStart,
  startHere,
} from '#spine/database/embedded/testing/scratch-cluster.ts'

test('a second process is refused with the pid of the first, and admitted when the first is killed', async () => {
  const folder = await preparedFolder()
  const first = spawnStart(folder, 'lock')
  await readReport(first)
  const cluster = await startHere(folder)
  expect(cluster.adopted).toBe(true)

  const refusal = await lockCluster({ socketFolder: cluster.socketFolder, folder }).catch(
    (error: unknown) => error,
  )
  expect(refusal).toBeInstanceOf(ClusterInUseError)
  if (!(refusal instanceof ClusterInUseError)) return
  expect(refusal.holder.pid).toBe(first.pid)
  expect(Date.now() - Date.parse(refusal.holder.since)).toBeLessThan(60_000)
  expect(refusal.message).toContain(`process ${first.pid}`)

  await killAndWait(first)
  const hold = await lockCluster({ socketFolder: cluster.socketFolder, folder })
  await hold.release()
  await hold.release()
})

test('a lost connection is reported, a released one is not', async () => {
  const folder = await preparedFolder()
  const { socketFolder } = await startHere(folder)
  const released = await lockCluster({ socketFolder, folder })
  await released.release()
  const held = await lockCluster({ socketFolder, folder })
  await queryValues(
    socketFolder,
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'kervan pid=%'`,
  )
  const winner = await Promise.race([held.lost.then(() => 'held'), released.lost.then(() => 'released')])
  expect(winner).toBe('held')
})
