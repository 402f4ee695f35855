/** The id of a record. */
import { z } from '#z.ts'

export const Id = z
  .uuid()
  .meta({ description: 'Kayıt kimliği', examples: ['01890a5d-ac96-774b-bcce-b302099a8057'] })
export type Id = z.output<typeof Id>
