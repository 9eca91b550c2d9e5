/** WebGL2 renderer without a library: a shadow pass and a scene pass for four meshes, some of them instanced. */

import { seeded } from "../../src/board/shapes.js";
import { SIZE } from "./box-mesh.js";
import { type Camera, lightMatrix, type Pair, throughLens, unit } from "./camera.js";
import { type Mesh, STRIDE } from "./mesh.js";
import meanFragment from "./shaders/mean.frag";
import sceneFragment from "./shaders/scene.frag";
import sceneVertex from "./shaders/scene.vert";
import screenVertex from "./shaders/screen.vert";
import shadowFragment from "./shaders/shadow.frag";

/** Numbers per instance: position and size (4), rotation (4), material (4). */
export const INSTANCE = 12;

/** Direction of the key light: a window on the left, slightly behind, so that all shadows are visible. */
const LIGHT = unit([-0.54, 0.42, 0.73]);
/** Width of the table covered by the shadow map, in houses. */
const SHADOW_WIDTH = 26;

export interface Scene {
  camera: Camera;
  /** Position of the drawer relative to its playing position. */
  drawer: readonly [number, number];
  /** Instances of cones, spools and sticks. */
  parts: readonly Float32Array[];
  materials: Float32Array;
  /** Half the size of the field, its height, and the height of the frame above it. */
  field: readonly [number, number, number, number];
  /** Half the size of a house's top: see mesh.ts. */
  face: readonly [number, number];
  /** Centre and half size of the box. */
  box: readonly [number, number, number, number];
  /** Positions and sizes of the pieces, for ambient occlusion. */
  pieces: Float32Array;
  /** Centres and directions of the sticks on the table. */
  sticks: Float32Array;
  /** Half the length of a stick, and its radius. */
  stick: readonly [number, number];
  /** Brightness of the room. */
  room: number;
}

interface MeshBuffers {
  vertices: WebGLVertexArrayObject;
  count: number;
  instances: WebGLBuffer | null;
}

interface Program {
  program: WebGLProgram;
  /** Checks the driver's result; throws if compiling or linking failed. */
  check(): void;
  location(name: string): WebGLUniformLocation | null;
}

/** Thrown if this machine cannot draw the object view. */
class WebGLUnavailable extends Error {}

export class Renderer {
  private readonly gl: WebGL2RenderingContext;
  private readonly scene: Program;
  private readonly shadow: Program;
  private readonly mean: Program;
  private readonly depths: WebGLTexture;
  private readonly light: WebGLFramebuffer;
  private readonly signs: WebGLTexture;
  private readonly noise: WebGLTexture;
  private readonly samplers: WebGLSampler[];
  private readonly table: MeshBuffers;
  private readonly pieces: MeshBuffers[];
  private box: readonly MeshBuffers[] = [];
  private dropBox: (() => void) | null = null;
  private sum: {
    texture: WebGLTexture;
    frame: WebGLFramebuffer;
    picture: WebGLTexture;
    size: string;
  } | null = null;
  /** Whether the average of several pictures is available. */
  readonly refines: boolean;
  /** Resources to release. */
  private readonly frees: (() => void)[] = [];
  /** Memory requested from the driver, in bytes. */
  private bytes = 0;
  /** Draw calls of the last picture. */
  private calls = 0;

  /** `shadowSize`: size of the shadow map in pixels. Do not draw before `ready`. */
  constructor(
    canvas: HTMLCanvasElement,
    meshes: { table: Mesh; pieces: readonly Mesh[] },
    { slow, shadowSize }: { slow: boolean; shadowSize: number },
  ) {
    const gl = canvas.getContext("webgl2", {
      alpha: false,
      antialias: true,
      failIfMajorPerformanceCaveat: !slow,
      powerPreference: "low-power",
    });
    if (!gl || gl.isContextLost()) throw new WebGLUnavailable("no fast WebGL2");
    this.gl = gl;
    this.scene = this.program(sceneVertex, sceneFragment);
    this.shadow = this.program(sceneVertex, shadowFragment);
    this.mean = this.program(screenVertex, meanFragment);
    this.refines = gl.getExtension("EXT_color_buffer_float") !== null;
    this.depths = this.texture(gl.DEPTH_COMPONENT24, shadowSize, shadowSize);
    this.light = gl.createFramebuffer() as WebGLFramebuffer;
    this.frees.push(() => gl.deleteFramebuffer(this.light));
    gl.bindFramebuffer(gl.FRAMEBUFFER, this.light);
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.DEPTH_ATTACHMENT, gl.TEXTURE_2D, this.depths, 0);
    this.shadowSize = shadowSize;
    this.signs = this.texture(gl.R8, SIZE, SIZE);
    this.noise = noiseTexture(gl);
    this.bytes = shadowSize * shadowSize * 4 + SIZE * SIZE + 2 * NOISE_SIZE ** 3;
    this.frees.push(() => {
      for (const texture of [this.depths, this.signs, this.noise]) gl.deleteTexture(texture);
    });
    this.samplers = [gl.LINEAR, gl.NEAREST].map((filter, index) => {
      const sampler = gl.createSampler() as WebGLSampler;
      this.frees.push(() => gl.deleteSampler(sampler));
      gl.samplerParameteri(sampler, gl.TEXTURE_MIN_FILTER, filter);
      gl.samplerParameteri(sampler, gl.TEXTURE_MAG_FILTER, filter);
      gl.samplerParameteri(sampler, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
      gl.samplerParameteri(sampler, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
      if (index === 0) gl.samplerParameteri(sampler, gl.TEXTURE_COMPARE_MODE, gl.COMPARE_REF_TO_TEXTURE);
      return sampler;
    });
    this.table = this.part(meshes.table, false);
    this.pieces = meshes.pieces.map((mesh) => this.part(mesh, true));
  }

  private readonly shadowSize: number;

  /**
   * Resolves when the shaders have compiled, or with false after a time limit. Compiling can take seconds but does not
   * block the page.
   */
  async ready(patience = Number.POSITIVE_INFINITY): Promise<boolean> {
    const { gl } = this;
    const programs = [this.scene, this.shadow, this.mean];
    const parallel = gl.getExtension("KHR_parallel_shader_compile");
    const isCompiled = ({ program }: Program) =>
      !parallel || gl.isContextLost() || gl.getProgramParameter(program, parallel.COMPLETION_STATUS_KHR);
    const until = performance.now() + patience;
    while (!programs.every(isCompiled)) {
      if (performance.now() > until) return false;
      await new Promise((resolve) => setTimeout(resolve, 8));
    }
    for (const program of programs) program.check();
    return true;
  }

  /** Waits until the GPU has finished, which is the only way to measure the drawing time. */
  finish(): void {
    const { gl } = this;
    gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
  }

  /** Bytes of buffers and textures, and draw calls per picture. */
  get cost(): { bytes: number; calls: number } {
    return { bytes: this.bytes, calls: this.calls };
  }

  /** Replaces the meshes of houses and box. */
  setBox(meshes: readonly Mesh[]): void {
    this.dropBox?.();
    const before = this.frees.length;
    this.box = meshes.map((mesh) => this.part(mesh, false));
    const fresh = this.frees.splice(before);
    this.dropBox = () => {
      for (const release of fresh) release();
    };
  }

  /** Replaces the signs, one byte per pixel: see sign-distances.ts. Without signs nothing is carved. */
  setSigns(signs: Uint8Array): void {
    const { gl } = this;
    gl.bindTexture(gl.TEXTURE_2D, this.signs);
    gl.pixelStorei(gl.UNPACK_ALIGNMENT, 1);
    gl.texSubImage2D(gl.TEXTURE_2D, 0, 0, 0, SIZE, SIZE, gl.RED, gl.UNSIGNED_BYTE, signs);
  }

  /**
   * Draws one picture. `sample` is the number of pictures already in the average, 0 for a single one. Later samples
   * jitter eye and light to smooth edges and shadows and to blur what is out of focus.
   */
  draw(scene: Scene, sample = 0): void {
    const { gl } = this;
    scene.parts.forEach((instances, index) => {
      gl.bindBuffer(gl.ARRAY_BUFFER, this.pieces[index]?.instances as WebGLBuffer);
      gl.bufferData(gl.ARRAY_BUFFER, instances, gl.DYNAMIC_DRAW);
    });
    const [jx, jy] = halton(sample);
    const [lx, ly] = halton(sample + 7);
    const wide = sample > 0 ? 0.15 : 0;
    const light = unit([LIGHT[0] + (lx - 0.5) * wide, LIGHT[1] + (ly - 0.5) * wide, LIGHT[2]]);
    const lightView = lightMatrix(light, [scene.box[0], scene.box[1] - 1, 0], SHADOW_WIDTH);
    this.calls = 0;
    gl.enable(gl.DEPTH_TEST);
    gl.disable(gl.BLEND);
    gl.bindFramebuffer(gl.FRAMEBUFFER, this.light);
    gl.viewport(0, 0, this.shadowSize, this.shadowSize);
    gl.clear(gl.DEPTH_BUFFER_BIT);
    gl.useProgram(this.shadow.program);
    gl.uniformMatrix4fv(this.shadow.location("uView"), false, lightView);
    this.parts(scene, false);

    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
    const { drawingBufferWidth: width, drawingBufferHeight: height } = gl;
    gl.viewport(0, 0, width, height);
    gl.clear(gl.DEPTH_BUFFER_BIT | gl.COLOR_BUFFER_BIT);
    const { program, location } = this.scene;
    gl.useProgram(program);
    // Random positions within a pixel and on the aperture.
    const inPixel: Pair = [(jx * 2 - 1) / width, (jy * 2 - 1) / height];
    const view = sample > 0 ? throughLens(scene.camera, inPixel, disc(sample + 3)) : scene.camera.matrix;
    gl.uniformMatrix4fv(location("uView"), false, view);
    gl.uniform3fv(location("uEye"), scene.camera.eye);
    gl.uniform3fv(location("uLight"), light);
    gl.uniformMatrix4fv(location("uLightView"), false, lightView);
    gl.uniform2f(location("uShadow"), SHADOW_WIDTH, 0.14);
    gl.uniform4fv(location("uMatter"), scene.materials);
    gl.uniform4fv(location("uField"), scene.field);
    gl.uniform2fv(location("uFace"), scene.face);
    gl.uniform4fv(location("uBox"), scene.box);
    const most = 24;
    const count = Math.min(most, scene.pieces.length / 4);
    if (count > 0) gl.uniform4fv(location("uPieces"), scene.pieces.subarray(0, count * 4));
    if (scene.sticks.length > 0) gl.uniform4fv(location("uSticks"), scene.sticks);
    gl.uniform2i(location("uCounts"), count, scene.sticks.length / 4);
    gl.uniform2fv(location("uStick"), scene.stick);
    gl.uniform1f(location("uRoom"), scene.room);
    gl.uniform1f(location("uSample"), sample);
    [this.depths, this.depths, this.signs].forEach((texture, unitNumber) => {
      gl.activeTexture(gl.TEXTURE0 + unitNumber);
      gl.bindTexture(gl.TEXTURE_2D, texture);
      gl.bindSampler(unitNumber, this.samplers[unitNumber] ?? null);
    });
    gl.activeTexture(gl.TEXTURE3);
    gl.bindTexture(gl.TEXTURE_3D, this.noise);
    gl.uniform1i(location("uChance"), 3);
    gl.uniform1i(location("uShaded"), 0);
    gl.uniform1i(location("uDepths"), 1);
    gl.uniform1i(location("uSigns"), 2);
    this.parts(scene, true);
    gl.activeTexture(gl.TEXTURE0);
    gl.bindSampler(0, null);
    if (sample > 0 && this.refines) this.average(sample, width, height);
  }

  /** Releases the context too, because browsers keep only a few. The canvas cannot be drawn on again. */
  destroy(): void {
    this.dropBox?.();
    for (const release of this.frees.splice(0)) release();
    this.dropSum();
    this.gl.getExtension("WEBGL_lose_context")?.loseContext();
  }

  private dropSum(): void {
    const { gl, sum } = this;
    if (!sum) return;
    gl.deleteTexture(sum.texture);
    gl.deleteTexture(sum.picture);
    gl.deleteFramebuffer(sum.frame);
    this.sum = null;
  }

  private parts(scene: Scene, visible: boolean): void {
    const { gl } = this;
    if (visible) this.one(this.table);
    for (const part of this.box) this.one(part, part === this.box[0] ? undefined : scene.drawer);
    this.pieces.forEach((part, index) => {
      const count = (scene.parts[index]?.length ?? 0) / INSTANCE;
      if (count === 0) return;
      gl.bindVertexArray(part.vertices);
      gl.drawElementsInstanced(gl.TRIANGLES, part.count, gl.UNSIGNED_INT, 0, count);
      this.calls++;
    });
    gl.bindVertexArray(null);
  }

  private one(part: MeshBuffers, [x, y]: readonly [number, number] = [0, 0]): void {
    const { gl } = this;
    gl.bindVertexArray(part.vertices);
    gl.vertexAttrib4f(4, x, y, 0, 1);
    gl.vertexAttrib4f(5, 0, 0, 0, 1);
    gl.vertexAttrib4f(6, 0, 0, 1, 0);
    gl.drawElements(gl.TRIANGLES, part.count, gl.UNSIGNED_INT, 0);
    this.calls++;
  }

  /** Adds the last picture to the average and shows it. */
  private average(sample: number, width: number, height: number): void {
    const { gl } = this;
    const size = `${width}x${height}`;
    if (this.sum?.size !== size) {
      this.dropSum();
      const texture = this.texture(gl.RGBA16F, width, height);
      const frame = gl.createFramebuffer() as WebGLFramebuffer;
      gl.bindFramebuffer(gl.FRAMEBUFFER, frame);
      gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
      this.sum = { texture, frame, picture: this.texture(gl.RGB8, width, height), size };
    }
    const { texture, frame, picture } = this.sum;
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
    gl.bindTexture(gl.TEXTURE_2D, picture);
    gl.copyTexSubImage2D(gl.TEXTURE_2D, 0, 0, 0, 0, 0, width, height);
    gl.disable(gl.DEPTH_TEST);
    const blend = (from: WebGLTexture, into: WebGLFramebuffer | null, share: number) => {
      gl.bindFramebuffer(gl.FRAMEBUFFER, into);
      gl.bindTexture(gl.TEXTURE_2D, from);
      gl.useProgram(this.mean.program);
      gl.uniform1f(this.mean.location("uShare"), share);
      gl.enable(gl.BLEND);
      gl.blendFunc(gl.SRC_ALPHA, gl.ONE_MINUS_SRC_ALPHA);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
      this.calls++;
    };
    blend(picture, frame, 1 / sample);
    blend(texture, null, 1);
  }

  private part(mesh: Mesh, instanced: boolean): MeshBuffers {
    const { gl } = this;
    const vertices = gl.createVertexArray() as WebGLVertexArrayObject;
    gl.bindVertexArray(vertices);
    const [corners, order] = [gl.createBuffer(), gl.createBuffer()];
    gl.bindBuffer(gl.ARRAY_BUFFER, corners);
    gl.bufferData(gl.ARRAY_BUFFER, new Float32Array(mesh.vertices), gl.STATIC_DRAW);
    gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, order);
    gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, new Uint32Array(mesh.triangles), gl.STATIC_DRAW);
    const bytes = 4 * (mesh.vertices.length + mesh.triangles.length);
    this.bytes += bytes;
    const fields = (sizes: readonly number[], first: number, stride: number, each: number) => {
      let offset = 0;
      sizes.forEach((size, index) => {
        gl.enableVertexAttribArray(first + index);
        gl.vertexAttribPointer(first + index, size, gl.FLOAT, false, stride * 4, offset * 4);
        gl.vertexAttribDivisor(first + index, each);
        offset += size;
      });
    };
    fields([3, 3, 4, 1], 0, STRIDE, 0);
    let instances: WebGLBuffer | null = null;
    if (instanced) {
      instances = gl.createBuffer() as WebGLBuffer;
      gl.bindBuffer(gl.ARRAY_BUFFER, instances);
      fields([4, 4, 4], 4, INSTANCE, 1);
    }
    gl.bindVertexArray(null);
    this.frees.push(() => {
      for (const buffer of [corners, order, instances]) gl.deleteBuffer(buffer);
      gl.deleteVertexArray(vertices);
      this.bytes -= bytes;
    });
    return { vertices, count: mesh.triangles.length, instances };
  }

  private texture(format: number, width: number, height: number): WebGLTexture {
    const { gl } = this;
    const texture = gl.createTexture() as WebGLTexture;
    gl.bindTexture(gl.TEXTURE_2D, texture);
    gl.texStorage2D(gl.TEXTURE_2D, 1, format, width, height);
    const filter = format === gl.DEPTH_COMPONENT24 || format === gl.RGBA16F ? gl.NEAREST : gl.LINEAR;
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, filter);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, filter);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
    return texture;
  }

  private program(vertex: string, fragment: string): Program {
    const { gl } = this;
    const program = gl.createProgram() as WebGLProgram;
    const shaders = [[gl.VERTEX_SHADER, vertex] as const, [gl.FRAGMENT_SHADER, fragment] as const].map(
      ([kind, source]) => {
        const shader = gl.createShader(kind) as WebGLShader;
        gl.shaderSource(shader, source);
        gl.compileShader(shader);
        gl.attachShader(program, shader);
        return shader;
      },
    );
    gl.linkProgram(program);
    this.frees.push(() => {
      for (const shader of shaders) gl.deleteShader(shader);
      gl.deleteProgram(program);
    });
    const locations = new Map<string, WebGLUniformLocation | null>();
    return {
      program,
      check: () => {
        if (gl.getProgramParameter(program, gl.LINK_STATUS)) return;
        const log = [...shaders.map((shader) => gl.getShaderInfoLog(shader)), gl.getProgramInfoLog(program)];
        throw new WebGLUnavailable(log.filter(Boolean).join("\n") || "no shaders");
      },
      location: (name) => {
        if (!locations.has(name)) locations.set(name, gl.getUniformLocation(program, name));
        return locations.get(name) ?? null;
      },
    };
  }
}

/** Cells of the noise texture in each direction. */
const NOISE_SIZE = 64;

/** Two random numbers for each cell of a tileable cube. */
function noiseTexture(gl: WebGL2RenderingContext): WebGLTexture {
  const random = seeded(9);
  const bytes = Uint8Array.from({ length: 2 * NOISE_SIZE ** 3 }, () => random() * 256);
  const texture = gl.createTexture() as WebGLTexture;
  gl.bindTexture(gl.TEXTURE_3D, texture);
  gl.texStorage3D(gl.TEXTURE_3D, 1, gl.RG8, NOISE_SIZE, NOISE_SIZE, NOISE_SIZE);
  gl.texSubImage3D(
    gl.TEXTURE_3D,
    0,
    0,
    0,
    0,
    NOISE_SIZE,
    NOISE_SIZE,
    NOISE_SIZE,
    gl.RG,
    gl.UNSIGNED_BYTE,
    bytes,
  );
  for (const filter of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER])
    gl.texParameteri(gl.TEXTURE_3D, filter, gl.LINEAR);
  return texture;
}

/** Evenly distributed points in a square: Halton (1960), bases 2 and 3. */
function halton(index: number): Pair {
  const radical = (base: number) => {
    let [value, share] = [0, 1];
    for (let left = index; left > 0; left = Math.floor(left / base)) {
      share /= base;
      value += share * (left % base);
    }
    return value;
  };
  return [radical(2), radical(3)];
}

/** Evenly distributed points in a disc of radius 1. */
function disc(index: number): Pair {
  const [far, turn] = halton(index);
  const [radius, angle] = [Math.sqrt(far), turn * 2 * Math.PI];
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}
