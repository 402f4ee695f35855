import { expect, test } from 'vitest'
import { asAttachment } from '#spine/http/attachment.ts'

test('a file’s name is told with and without Turkish letters, whatever is in it', () => {
  expect(asAttachment('İş kuyruğu "x"\r\n.csv')).toBe(
    `attachment; filename="is-kuyrugu-x-.csv"; filename*=UTF-8''%C4%B0%C5%9F%20kuyru%C4%9Fu%20%22x%22%0D%0A.csv`,
  )
})
