import { expect, test } from 'vitest'
import { html, htmlText, webAddress } from '#spine/mail/html.ts'

test('escapes every value, in text and in attributes', () => {
  const hostile = `"><script>alert('x')</script>&`
  expect(htmlText(html`<a title="${hostile}">${hostile}</a>`)).toBe(
    '<a title="&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;">&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;</a>',
  )
})

test('keeps markup made by itself, alone or in a list, and drops what is absent', () => {
  const items = ['a', '<b>'].map((item) => html`<li>${item}</li>`)
  expect(htmlText(html`<ul>${items}</ul>${html`<hr>`}${undefined}${7}`)).toBe(
    '<ul><li>a</li><li>&lt;b&gt;</li></ul><hr>7',
  )
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  ' javascript:alert(1)',
  '/relative',
  'ftp://a.example',
  '',
])('links nothing but web addresses: %j', (url) =>
  expect(() => webAddress(url)).toThrow('Only http and https'),
)

test('writes a web address the way a browser would', () => {
  expect(webAddress('https://kervan.example/giriş?a="b"')).toBe('https://kervan.example/giri%C5%9F?a=%22b%22')
})
