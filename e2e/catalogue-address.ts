/** Where the development server of the browser tests listens. */
export const catalogue = { port: 5210, origin: 'http://localhost:5210' }
