/** Photos of the demo's staff: drawings of nobody, each hung up by the person themselves. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { photoAddress, photoKeyOf } from '@kervan/domain/auth/staff-photo.ts'
import { foldTurkish } from '@kervan/domain/values/turkish-text.ts'
import { demoAdmin, demoColleagues, demoRepresentatives } from '#assembly/demo/demo-world.ts'
import type { ActAs } from '#spine/database/act-as.ts'
import { newId } from '#spine/database/new-id.ts'
import type { FileStore } from '#spine/files/files.ts'

/** Each drawing is named for who has it. */
const drawingOf = (name: string) =>
  readFile(join(import.meta.dirname, 'portraits', `${foldTurkish(name.split(' ')[0] ?? '')}.webp`))

const writePhoto = `insert into staff_profiles (id, photo) values ($1, $2)
  on conflict (id) do update set photo = excluded.photo, updated_at = now()`

export async function createDemoPhotos({
  actAs,
  files,
}: {
  actAs: ActAs
  files: Pick<FileStore, 'put'>
}): Promise<void> {
  const people = [
    ...[...demoRepresentatives, ...demoColleagues].map(({ id, name }) => ({
      id,
      name,
      role: 'staff' as const,
    })),
    { ...demoAdmin, role: 'admin' as const },
  ]
  for (const { id, name, role } of people) {
    const photo = newId()
    // The file first, so that no row names one that is not there.
    await files.put(photoKeyOf(photo), await drawingOf(name), { contentType: 'image/webp' })
    await actAs({ role, userId: id, sessionId: newId() }, async (tx) => {
      await tx.asSystem(writePhoto, [id, photoAddress(photo)])
      await tx.asSystem('update representatives set avatar = $2 where id = $1', [id, photoAddress(photo)])
    })
  }
}
