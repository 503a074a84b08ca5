declare module '*.svg?no-inline' {
  const url: string;
  export default url;
}

declare module '*.css?url' {
  const url: string;
  export default url;
}

declare module '*.css' {}
