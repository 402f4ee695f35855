import { afterEach, expect, test } from 'vitest'
import { invalidControl, withFieldName } from '#features/requests/invalid-control.ts'

const form = document.createElement('form')
afterEach(() => form.remove())

function show(html: string): void {
  form.innerHTML = html
  document.body.append(form)
}

test('the control with this message is found, not the first one, and named by its label without marks', () => {
  show(`<label for="a">Hacim <span>(isteğe bağlı)</span></label><input id="a" aria-invalid="true" aria-describedby="a-error">
    <p id="a-error">Sayı yazın.</p>
    <label for="b">Brüt ağırlık</label><input id="b" aria-invalid="true" aria-describedby="b-hint b-error">
    <p id="b-hint">kg</p><p id="b-error">Bu sayı çok büyük.</p>`)
  const found = invalidControl(form, 'Bu sayı çok büyük.')
  expect(found?.id).toBe('b')
  expect(withFieldName('Bu sayı çok büyük.', found)).toBe('Brüt ağırlık: Bu sayı çok büyük.')
  expect(withFieldName('Sayı yazın.', invalidControl(form, 'Sayı yazın.'))).toBe('Hacim: Sayı yazın.')
  expect(invalidControl(form, 'Başka bir cümle')?.id).toBe('a')
})

test('a message that names its field is left as it is, and a choice is named by its question', () => {
  show(
    `<fieldset><legend>Taşıma türü</legend><label><input type="radio" id="c" aria-invalid="true">Deniz</label></fieldset>`,
  )
  const choice = invalidControl(form, 'Birini seçin.')
  expect(withFieldName('Birini seçin.', choice)).toBe('Taşıma türü: Birini seçin.')
  expect(withFieldName('Taşıma türünü seçin.', choice)).toBe('Taşıma türünü seçin.')
  expect(withFieldName('Bir şey eksik.', null)).toBe('Bir şey eksik.')
})
