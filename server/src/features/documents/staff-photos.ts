/** Sets and removes the photo of a member of staff, and with it that of the representative whom customers see. */
import { mayEnter } from '@kervan/domain/access/roles.ts'
import { staffChanged } from '@kervan/domain/auth/auth.events.ts'
import { photoAddress, photoKeyOf, photoProblems, photoTypes } from '@kervan/domain/auth/staff-photo.ts'
import { staffPhotosContract } from '@kervan/domain/documents/staff-photos.contract.ts'
import { problems } from '@kervan/domain/problems.ts'
import { ORPCError } from '@orpc/server'
import { NotDrawnError, reducePicture } from '#features/documents/reduce-picture.ts'
import { uploadKeyOf } from '#features/documents/store-upload.ts'
import { uploadById } from '#features/documents/uploads.queries.ts'
import { newId } from '#spine/database/new-id.ts'
import type { SignedInCall } from '#spine/http/call.ts'
import { implementContract } from '#spine/http/implement-contract.ts'

const api = implementContract<typeof staffPhotosContract>(staffPhotosContract)

export const staffPhotosHandlers = {
  set: api.set.handler(async ({ input: { id, upload_id }, context }) => {
    requireRight(context, id)
    const { services, actor, person } = context
    const [upload] = await services.readAs(actor, (db) => uploadById(db, person.id, upload_id))
    if (!upload) throw new ORPCError('UNKNOWN_UPLOAD', photoProblems.UNKNOWN_UPLOAD)
    const drawn = photoTypes.includes(upload.type) && (await drawPhoto(context, upload.id))
    if (!drawn) throw new ORPCError('NO_PICTURE', photoProblems.NO_PICTURE)
    const photo = newId()
    // The file first, so that no row names one that is not there; without its row it is swept.
    await services.files.put(photoKeyOf(photo), drawn, { contentType: 'image/webp' })
    return changePhoto(context, id, photoAddress(photo), upload.id)
  }),
  remove: api.remove.handler(({ input: { id }, context }) => {
    requireRight(context, id)
    return changePhoto(context, id, null)
  }),
}

/** One's own; an admin's word goes for everybody. */
function requireRight({ person }: SignedInCall, id: string): void {
  if (person.id !== id && !mayEnter('admin', person.role))
    throw new ORPCError('FORBIDDEN', problems.FORBIDDEN)
}

/** Twice as large as it is ever shown. */
const side = 320

async function drawPhoto({ services }: SignedInCall, uploadId: string): Promise<Buffer | undefined> {
  try {
    return await reducePicture(() => services.files.read(uploadKeyOf(uploadId)), { side, isSquare: true })
  } catch (error) {
    if (error instanceof NotDrawnError)
      throw new ORPCError('SERVICE_UNAVAILABLE', problems.SERVICE_UNAVAILABLE)
    throw error
  }
}

const member = `select u.id, s.photo from users u left join staff_profiles s on s.id = u.id
  where u.id = $1 and u.role in ('staff', 'admin') for update of u`
const writePhoto = `insert into staff_profiles (id, photo) values ($1, $2)
  on conflict (id) do update set photo = excluded.photo, updated_at = now()`

async function changePhoto(
  { services, actor }: SignedInCall,
  id: string,
  photo: string | null,
  uploadId?: string,
): Promise<{ photo: string | null }> {
  return services.actAs(actor, async (tx) => {
    const [found] = await tx.asSystem<{ photo: string | null }>(member, [id])
    if (!found) throw new ORPCError('NOT_FOUND', problems.NOT_FOUND)
    if (photo === null && found.photo === null) return { photo }
    // As the system: an admin may write nobody's profile but for this.
    await tx.asSystem(writePhoto, [id, photo])
    await tx.asSystem('update representatives set avatar = $2 where id = $1', [id, photo])
    if (uploadId) await tx.asSystem('delete from uploads where id = $1', [uploadId])
    await services.emit(tx, staffChanged, ['staff'], { user_id: id })
    const left = [found.photo?.replace('/api/', ''), uploadId && uploadKeyOf(uploadId)]
    tx.afterCommit(() => {
      // What stays behind is swept.
      for (const key of left) if (key) services.files.remove(key).catch(() => undefined)
    })
    return { photo }
  })
}
