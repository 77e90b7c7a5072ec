/** CSS Modules: local class names, as css-loader (`namedExport: false`) and Vite hand them over. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

/** Plain style sheets are imported for their effect only (tokens.css, base.css, fonts.css; by the shell). */
declare module '*.css';
