declare module '@20minutes/s3rver' {
  interface S3rverOptions {
    readonly address: string;
    readonly port: number;
    readonly silent: boolean;
    readonly directory: string;
    readonly configureBuckets: readonly { readonly name: string; readonly configs: readonly string[] }[];
  }

  /** The part of the server that the tests use. It comes without types. */
  export default class S3rver {
    constructor(options: S3rverOptions);
    run(): Promise<{ readonly port: number }>;
    close(): Promise<void>;
  }
}
