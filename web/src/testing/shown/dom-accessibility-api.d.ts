// Its own types are not among what its package exports.
declare module 'dom-accessibility-api' {
  interface Options {
    getComputedStyle?: (element: Element) => CSSStyleDeclaration
    computedStyleSupportsPseudoElements?: boolean
  }
  export const computeAccessibleName: (element: Element, options?: Options) => string
  export const computeAccessibleDescription: (element: Element, options?: Options) => string
}
